# One folder, one library: `assay_room(NAME DEPENDS rooms... LIBRARIES external...)` builds every
# *.cpp below the folder into assay_NAME, every *_test.cpp into NAME_test and every *_benchmark.cpp
# into NAME_benchmark. Sources whose names end in _fuzzer.cpp or main.cpp are left to the folder. BY_FOLDER says that
# files of different folders use the same names, and are not compiled together. COMPUTES_LITTLE says that the room is
# compiled with -O1, in two thirds of the time; TESTS_COMPUTE_LITTLE that its tests are with -O0, in half.
#
# The files of a room are compiled together, and so are its tests: most of a file alone is the templates of the standard
# library, again and again. -DASSAY_FILES_TOGETHER=1 compiles each alone, which suits work on a few files.
set(ASSAY_FILES_TOGETHER 64 CACHE STRING "Compile up to so many files of a room together")

# Writes the files that include up to ASSAY_FILES_TOGETHER sources each, evenly, and sets `sources` to them. They say the same
# in every checkout, so that a compiler cache serves all.
function(assay_together sources kind)
  list(LENGTH ARGN count)
  if(count EQUAL 0 OR ASSAY_FILES_TOGETHER LESS_EQUAL 1)
    set(${sources} ${ARGN} PARENT_SCOPE)
    return()
  endif()
  list(SORT ARGN)
  math(EXPR groups "(${count} + ${ASSAY_FILES_TOGETHER} - 1) / ${ASSAY_FILES_TOGETHER}")
  set(at 0)
  foreach(source IN LISTS ARGN)
    cmake_path(RELATIVE_PATH source BASE_DIRECTORY ${CMAKE_SOURCE_DIR})
    math(EXPR group "${at} * ${groups} / ${count}")
    math(EXPR at "${at} + 1")
    string(APPEND text_${group} "#include \"${source}\"\n")
  endforeach()
  math(EXPR last "${groups} - 1")
  foreach(group RANGE ${last})
    set(file ${CMAKE_CURRENT_BINARY_DIR}/together/${kind}_${group}.cpp)
    file(CONFIGURE OUTPUT ${file} CONTENT "${text_${group}}" @ONLY)
    list(APPEND files ${file})
  endforeach()
  set(${sources} ${files} PARENT_SCOPE)
endfunction()

# The same, for each folder by itself.
function(assay_together_by_folder sources kind)
  foreach(source IN LISTS ARGN)
    cmake_path(GET source PARENT_PATH folder)
    cmake_path(GET folder FILENAME folder)
    list(APPEND folders ${folder})
    list(APPEND sources_${folder} ${source})
  endforeach()
  list(REMOVE_DUPLICATES folders)
  foreach(folder IN LISTS folders)
    assay_together(together ${folder}_${kind} ${sources_${folder}})
    list(APPEND files ${together})
  endforeach()
  set(${sources} ${files} PARENT_SCOPE)
endfunction()

function(assay_room name)
  cmake_parse_arguments(ROOM "BY_FOLDER;COMPUTES_LITTLE;TESTS_COMPUTE_LITTLE" "" "DEPENDS;LIBRARIES;TEST_LIBRARIES" ${ARGN})
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
  set(by_folder "")
  if(ROOM_BY_FOLDER)
    set(by_folder _by_folder)
  endif()
  cmake_language(CALL assay_together${by_folder} sources library ${sources})
  add_library(assay_${name} STATIC ${sources})
  target_include_directories(assay_${name} PUBLIC ${CMAKE_SOURCE_DIR})
  target_compile_options(assay_${name} PUBLIC -Wall -Wextra -Werror -Wno-missing-field-initializers
                         $<$<CXX_COMPILER_ID:GNU>:-Wno-restrict>  # GCC 12 bug 105329, `"text" + string`
                         $<$<CXX_COMPILER_ID:Clang>:-Wno-deprecated-declarations>  # libstdc++'s std::ranges::stable_sort
                         -ffp-contract=off)
  if(ASSAY_FILES_TOGETHER GREATER 1)  # GCC takes what a file keeps to itself for that of a header
    target_compile_options(assay_${name} PUBLIC $<$<CXX_COMPILER_ID:GNU>:-Wno-subobject-linkage>)
  endif()
  if(ROOM_COMPUTES_LITTLE)
    target_compile_options(assay_${name} PRIVATE -O1)
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
    cmake_language(CALL assay_together${by_folder} tests test ${tests})
    cmake_language(CALL assay_together${by_folder} readers tree_test ${readers})
    # Only where the tree is read, so that a compiler cache serves every checkout.
    set_property(SOURCE ${readers} APPEND PROPERTY COMPILE_DEFINITIONS ASSAY_SOURCE_DIR="${CMAKE_SOURCE_DIR}")
    add_executable(${name}_test ${tests} ${readers})
    target_link_libraries(${name}_test PRIVATE assay_${name} fmt::fmt GTest::gtest GTest::gtest_main
                          ${ROOM_LIBRARIES} ${ROOM_TEST_LIBRARIES})
    set(optimised -O1)  # they are compiled more often than they run
    if(ROOM_TESTS_COMPUTE_LITTLE)
      set(optimised -O0)
    endif()
    target_compile_options(${name}_test PRIVATE ${optimised})
    add_test(NAME ${name} COMMAND ${name}_test)
  endif()
  if(benchmarks)
    add_executable(${name}_benchmark EXCLUDE_FROM_ALL ${benchmarks})
    target_link_libraries(${name}_benchmark PRIVATE assay_${name} fmt::fmt benchmark::benchmark
                          benchmark::benchmark_main ${ROOM_LIBRARIES})
  endif()
endfunction()
