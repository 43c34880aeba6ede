/// A message about a field, by the name the user knows it by: the option's.
func message(field: String?, _ text: String) -> String {
  guard let field else { return text }
  let option = SettingKey(rawValue: field).flatMap(OptionTable.option(for:))
  return "\(option?.spelling ?? field): \(text)"
}
