# `assay_embed_list(assay_ROOM NAME FILES...)`: the texts of the files as `assay::ROOM::embedded_NAME()`, declared in
# ROOM/embedded.h; each file is known by its path below the source folder.
function(assay_embed_list target name)
  string(REPLACE assay_ "" room ${target})
  set(output ${CMAKE_CURRENT_BINARY_DIR}/embedded_${name}.cpp)
  add_custom_command(
    OUTPUT ${output}
    COMMAND ${CMAKE_COMMAND} -DOUTPUT=${output} -DNAME=${name} -DROOM=${room} -DROOT=${CMAKE_SOURCE_DIR} "-DFILES=${ARGN}"
            -P ${CMAKE_SOURCE_DIR}/cmake/embed_list_files.cmake
    DEPENDS ${ARGN} ${CMAKE_SOURCE_DIR}/cmake/embed_list_files.cmake
    VERBATIM)
  target_sources(${target} PRIVATE ${output})
endfunction()
