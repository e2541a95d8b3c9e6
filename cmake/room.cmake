# One folder, one library: `assay_room(NAME DEPENDS rooms... LIBRARIES external...)` builds every
# *.cpp below the folder into assay_NAME, every *_test.cpp into NAME_test and every *_benchmark.cpp
# into NAME_benchmark. Sources whose names end in _fuzzer.cpp or main.cpp are left to the folder.
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
  add_library(assay_${name} STATIC ${sources})
  target_include_directories(assay_${name} PUBLIC ${CMAKE_SOURCE_DIR})
  target_compile_options(assay_${name} PUBLIC -Wall -Wextra -Werror -Wno-missing-field-initializers
                         $<$<CXX_COMPILER_ID:GNU>:-Wno-restrict> -ffp-contract=off)  # GCC 12 bug 105329, `"text" + string`
  list(TRANSFORM ROOM_DEPENDS PREPEND assay_ OUTPUT_VARIABLE rooms)
  target_link_libraries(assay_${name} PUBLIC ${rooms} PRIVATE fmt::fmt ${ROOM_LIBRARIES} Threads::Threads)

  if(tests)
    add_executable(${name}_test ${tests})
    target_link_libraries(${name}_test PRIVATE assay_${name} fmt::fmt GTest::gtest GTest::gtest_main
                          ${ROOM_LIBRARIES} ${ROOM_TEST_LIBRARIES})
    target_compile_options(${name}_test PRIVATE -O1)  # they are compiled more often than they run
    foreach(test ${tests})  # only where it is read, so that a compiler cache serves every checkout
      file(STRINGS ${test} reads_tree REGEX "ASSAY_SOURCE_DIR|known_exceptions_test.h")
      if(reads_tree)
        set_property(SOURCE ${test} APPEND PROPERTY COMPILE_DEFINITIONS ASSAY_SOURCE_DIR="${CMAKE_SOURCE_DIR}")
      endif()
    endforeach()
    add_test(NAME ${name} COMMAND ${name}_test)
  endif()
  if(benchmarks)
    add_executable(${name}_benchmark EXCLUDE_FROM_ALL ${benchmarks})
    target_link_libraries(${name}_benchmark PRIVATE assay_${name} fmt::fmt benchmark::benchmark
                          benchmark::benchmark_main ${ROOM_LIBRARIES})
  endif()
endfunction()
