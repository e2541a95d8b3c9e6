set(entries "")
foreach(file ${FILES})
  get_filename_component(name ${file} NAME_WE)
  file(READ ${file} text)
  string(APPEND entries "    {\"${name}\", R\"ASSAY(${text})ASSAY\"},\n")
endforeach()
file(WRITE ${OUTPUT} "#include <string_view>\n#include <utility>\n\nnamespace ${NAMESPACE} {\n
std::string_view ${FUNCTION}(std::string_view name) {
  static constexpr std::pair<std::string_view, std::string_view> kTexts[] = {\n${entries}  };
  for (const auto& [key, text] : kTexts)
    if (key == name) return text;
  return {};
}\n\n}  // namespace ${NAMESPACE}\n")
