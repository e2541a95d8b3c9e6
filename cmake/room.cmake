# One folder, one library: `assay_room(NAME DEPENDS rooms... LIBRARIES external...)` builds every
# *.cpp below the folder into assay_NAME, every *_test.cpp into NAME_test and every *_benchmark.cpp
# into NAME_benchmark. Sources whose names end in _fuzzer.cpp or main.cpp are left to the folder.
#
# The files of a folder are compiled together, sixteen at a time, and the tests of a room eight at a time: most of a file
# alone is the templates of the standard library, again and again. -DASSAY_TOGETHER=OFF compiles each alone.
option(ASSAY_TOGETHER "Compile the files of a folder, and the tests of a room, together" ON)

# Writes the files that include so many of the files of a folder each, and sets `sources` to them. They say
# the same in every checkout, so that a compiler cache serves all.
function(assay_together sources kind)
  if(NOT ASSAY_TOGETHER)
    set(${sources} ${ARGN} PARENT_SCOPE)
    return()
  endif()
  list(SORT ARGN)
  foreach(source IN LISTS ARGN)
    cmake_path(RELATIVE_PATH source BASE_DIRECTORY ${CMAKE_SOURCE_DIR})
    cmake_path(GET source PARENT_PATH folder)
    set(most 16)
    if(kind STREQUAL "test")
      string(REGEX REPLACE "/.*" "" folder ${folder})
      set(most 8)
    endif()
    string(REPLACE "/" "_" folder ${folder})
    math(EXPR group "0${count_${folder}} / ${most}")
    math(EXPR count_${folder} "0${count_${folder}} + 1")
    set(file ${CMAKE_CURRENT_BINARY_DIR}/together/${folder}_${kind}_${group}.cpp)
    string(APPEND text_${file} "#include \"${source}\"\n")
    list(APPEND files ${file})
  endforeach()
  list(REMOVE_DUPLICATES files)
  foreach(file IN LISTS files)
    file(CONFIGURE OUTPUT ${file} CONTENT "${text_${file}}" @ONLY)
  endforeach()
  set(${sources} ${files} PARENT_SCOPE)
endfunction()

function(assay_room name)
  cmake_parse_arguments(ROOM "" "" "DEPENDS;LIBRARIES;TEST_LIBRARIES" ${ARGN})
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/*.cpp)
  set(tests ${sources})
  set(benchmarks ${sources})
  list(FILTER tests INCLUDE REGEX "_test\\.cpp$")
  list(FILTER benchmarks INCLUDE REGEX "_benchmark\\.cpp$")
  list(FILTER sources EXCLUDE REGEX "_(test|benchmark|fuzzer)\\.cpp$|/main\\.cpp$")

  if(NOT sources)
    add_library(assay_${name} INTERFACE)  # headers only
    list(TRANSFORM ROOM_DEPENDS PREPEND assay_ OUTPUT_VARIABLE rooms)
    target_link_libraries(assay_${name} INTERFACE ${rooms})
    return()
  endif()
  assay_together(sources library ${sources})
  add_library(assay_${name} STATIC ${sources})
  target_include_directories(assay_${name} PUBLIC ${CMAKE_SOURCE_DIR})
  target_compile_options(assay_${name} PUBLIC -Wall -Wextra -Werror -Wno-missing-field-initializers
                         $<$<CXX_COMPILER_ID:GNU>:-Wno-restrict>  # GCC 12 bug 105329, `"text" + string`
                         $<$<CXX_COMPILER_ID:Clang>:-Wno-deprecated-declarations>  # libstdc++'s std::ranges::stable_sort
                         -ffp-contract=off)
  if(ASSAY_TOGETHER)  # GCC takes what a file keeps to itself for that of a header
    target_compile_options(assay_${name} PUBLIC $<$<CXX_COMPILER_ID:GNU>:-Wno-subobject-linkage>)
  endif()
  list(TRANSFORM ROOM_DEPENDS PREPEND assay_ OUTPUT_VARIABLE rooms)
  target_link_libraries(assay_${name} PUBLIC ${rooms} PRIVATE fmt::fmt ${ROOM_LIBRARIES} Threads::Threads)

  if(tests)
    foreach(test ${tests})
      file(STRINGS ${test} reads_tree REGEX "ASSAY_SOURCE_DIR|known_exceptions_test.h")
      if(reads_tree)
        list(APPEND readers ${test})
      endif()
    endforeach()
    list(REMOVE_ITEM tests ${readers})
    assay_together(tests test ${tests})
    assay_together(readers tree_test ${readers})
    # Only where the tree is read, so that a compiler cache serves every checkout.
    set_property(SOURCE ${readers} APPEND PROPERTY COMPILE_DEFINITIONS ASSAY_SOURCE_DIR="${CMAKE_SOURCE_DIR}")
    add_executable(${name}_test ${tests} ${readers})
    target_link_libraries(${name}_test PRIVATE assay_${name} fmt::fmt GTest::gtest GTest::gtest_main
                          ${ROOM_LIBRARIES} ${ROOM_TEST_LIBRARIES})
    target_compile_options(${name}_test PRIVATE -O1)  # they are compiled more often than they run
    add_test(NAME ${name} COMMAND ${name}_test)
  endif()
  if(benchmarks)
    add_executable(${name}_benchmark EXCLUDE_FROM_ALL ${benchmarks})
    target_link_libraries(${name}_benchmark PRIVATE assay_${name} fmt::fmt benchmark::benchmark
                          benchmark::benchmark_main ${ROOM_LIBRARIES})
  endif()
endfunction()
