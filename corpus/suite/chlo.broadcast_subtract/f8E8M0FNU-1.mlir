// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[0.25, 0.25]]> : tensor<1x2xf8E8M0FNU>]'
// RUN: : @program
// chlo.broadcast_subtract on f8E8M0FNU, special values
//   A: rank 2
//   A: has 1
//   m: low
//   E: f8E8M0FNU
//   broadcast_dimensions: given
//   broadcast_dimensions: first
//   broadcast_dimensions: last
// legal 0 0: ["nan","nan"]

module {
func.func @program(%arg0: tensor<1x2xf8E8M0FNU>) -> tensor<1x2xf8E8M0FNU> {
  %0 = stablehlo.constant dense<0xFF> : tensor<f8E8M0FNU>
  %1 = chlo.broadcast_subtract %arg0, %0 {broadcast_dimensions = array<i64>} : (tensor<1x2xf8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<1x2xf8E8M0FNU>
  return %1 : tensor<1x2xf8E8M0FNU>
}

  func.func @main(%input0: tensor<1x2xf8E8M0FNU>) {
    %r = func.call @program(%input0) : (tensor<1x2xf8E8M0FNU>) -> (tensor<1x2xf8E8M0FNU>)
    %v0 = stablehlo.convert %r : (tensor<1x2xf8E8M0FNU>) -> tensor<1x2xf64>
    %v1 = stablehlo.constant dense<0xFFF0000000000000> : tensor<1x2xf64>
    %v2 = stablehlo.constant dense<0x7FF0000000000000> : tensor<1x2xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<1x2xi1>
    %v6 = stablehlo.constant dense<true> : tensor<1x2xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<1x2xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<1x2xi1>
    check.expect_eq_const %v9, dense<true> : tensor<1x2xi1>
    func.return
  }
}
