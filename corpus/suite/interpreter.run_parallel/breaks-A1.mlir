// RUN: not stablehlo-opt %s
// breaks run_parallel (A1)
//   0 < size(programs) and (for row in programs: 0 < size(row) = size(programs[0]))

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @main() {
    "interpreter.run_parallel"() <{programs = [[], []]}> : () -> ()
    return
  }
}
