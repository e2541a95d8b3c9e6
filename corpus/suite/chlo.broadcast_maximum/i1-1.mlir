// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[[true, false], [true, true], [true, false], [true, false], [true, false]], [[false, false], [true, true], [false, false], [true, true], [true, false]], [[false, false], [true, true], [false, true], [false, true], [true, false]]]> : tensor<3x5x2xi1>, dense<[true, true, false, false, true]> : tensor<5xi1>]'
// RUN: : @program
// chlo.broadcast_maximum on i1, exact values
//   A: rank 3+
//   m: low + 1
//   E: i1
//   broadcast_dimensions: given
//   broadcast_dimensions: other
//   B: alternative 1 (otherwise)
// legal 0 0: [true,true,true,true,true,false,true,false,true,true,true,true,true,true,false,false,true,true,true,true,true,true,true,true,false,true,false,true,true,true]

module {
func.func @program(%arg0: tensor<3x5x2xi1>, %arg1: tensor<5xi1>) -> tensor<3x5x2xi1> {
  %0 = chlo.broadcast_maximum %arg0, %arg1 {broadcast_dimensions = array<i64: 1>} : (tensor<3x5x2xi1>, tensor<5xi1>) -> tensor<3x5x2xi1>
  return %0 : tensor<3x5x2xi1>
}

  func.func @main(%input0: tensor<3x5x2xi1>, %input1: tensor<5xi1>) {
    %r = func.call @program(%input0, %input1) : (tensor<3x5x2xi1>, tensor<5xi1>) -> (tensor<3x5x2xi1>)
    check.expect_eq_const %r, dense<[[[true, true], [true, true], [true, false], [true, false], [true, true]], [[true, true], [true, true], [false, false], [true, true], [true, true]], [[true, true], [true, true], [false, true], [false, true], [true, true]]]> : tensor<3x5x2xi1>
    func.return
  }
}
