// RUN: not stablehlo-opt %s
// breaks reduce (C3)
//   0 < size(inputs) = size(init_values) = size(results)

func.func @main() {
  "stablehlo.reduce"() <{dimensions = array<i64: 0, 2>}> ({
    stablehlo.return
  }) : () -> ()
  return
}
