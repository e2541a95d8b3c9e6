// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[8.0, -0.15625, -0.0008544922]> : tensor<3xf8E5M2FNUZ>, dense<[4.0, -7.0, -3.0]> : tensor<3xf8E5M2FNUZ>]'
// RUN: : @program
// chlo.broadcast_power on f8E5M2FNUZ, special values
//   A: rank 1
//   m: low + 1
//   E: f8E5M2FNUZ
//   broadcast_dimensions: absent
//   B: alternative 1 (otherwise)
// legal 0 0: [[3584.0,4096.0],{"any of":[-57344.0,"nan"]},{"any of":[-57344.0,"nan"]}]

module {
func.func @program(%arg0: tensor<3xf8E5M2FNUZ>, %arg1: tensor<3xf8E5M2FNUZ>) -> tensor<3xf8E5M2FNUZ> {
  %0 = chlo.broadcast_power %arg0, %arg1 : (tensor<3xf8E5M2FNUZ>, tensor<3xf8E5M2FNUZ>) -> tensor<3xf8E5M2FNUZ>
  return %0 : tensor<3xf8E5M2FNUZ>
}

  func.func @main(%input0: tensor<3xf8E5M2FNUZ>, %input1: tensor<3xf8E5M2FNUZ>) {
    %r = func.call @program(%input0, %input1) : (tensor<3xf8E5M2FNUZ>, tensor<3xf8E5M2FNUZ>) -> (tensor<3xf8E5M2FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<3xf8E5M2FNUZ>) -> tensor<3xf64>
    %v1 = stablehlo.constant dense<[4096.0, -57344.0, -57344.0]> : tensor<3xf64>
    %v2 = stablehlo.constant dense<[3584.0, -57344.0, -57344.0]> : tensor<3xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<3xi1>
    %v6 = stablehlo.constant dense<[false, true, true]> : tensor<3xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<3xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<3xi1>
    check.expect_eq_const %v9, dense<true> : tensor<3xi1>
    func.return
  }
}
