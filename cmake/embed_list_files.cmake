# Writes OUTPUT: a C++ file that holds the texts of FILES.
set(text "#include \"${ROOM}/embedded.h\"\n\nnamespace assay::${ROOM} {\n\n")
# An array of literals: a list of strings would be code that builds them one by one, and takes seconds to compile.
string(APPEND text "constexpr std::pair<const char*, const char*> kFiles[] = {\n")
foreach(file IN LISTS FILES)
  file(READ ${file} content)
  file(RELATIVE_PATH path ${ROOT} ${file})
  string(APPEND text "    {\"${path}\", R\"assay(${content})assay\"},\n")
endforeach()
string(APPEND text "};\n\n")
string(APPEND text "const std::vector<std::pair<std::string, std::string>>& embedded_${NAME}() {\n")
string(APPEND text "  static const std::vector<std::pair<std::string, std::string>> files(std::begin(kFiles), std::end(kFiles));\n")
string(APPEND text "  return files;\n}\n\n}  // namespace assay::${ROOM}\n")
file(WRITE ${OUTPUT} "${text}")
