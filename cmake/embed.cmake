# `assay_embed(OUTPUT out.cpp NAMESPACE ns FUNCTION f FILES a b c)` generates a source that yields the
# text of each file by its name without extension: `std::string_view ns::f(std::string_view name)`,
# empty where there is none.
function(assay_embed)
  cmake_parse_arguments(EMBED "" "OUTPUT;NAMESPACE;FUNCTION" "FILES" ${ARGN})
  add_custom_command(
    OUTPUT ${EMBED_OUTPUT}
    COMMAND ${CMAKE_COMMAND} -DOUTPUT=${EMBED_OUTPUT} -DNAMESPACE=${EMBED_NAMESPACE} -DFUNCTION=${EMBED_FUNCTION}
            "-DFILES=${EMBED_FILES}" -P ${CMAKE_SOURCE_DIR}/cmake/embed_files.cmake
    DEPENDS ${EMBED_FILES} ${CMAKE_SOURCE_DIR}/cmake/embed_files.cmake
    VERBATIM)
endfunction()
