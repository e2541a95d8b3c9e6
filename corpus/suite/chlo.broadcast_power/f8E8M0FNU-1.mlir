// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[4.0, 8.0, 4.0, 4.0]> : tensor<4xf8E8M0FNU>]'
// RUN: : @program
// chlo.broadcast_power on f8E8M0FNU, exact values
//   A: rank 1
//   m: low + 1
//   E: f8E8M0FNU
//   broadcast_dimensions: given
//   broadcast_dimensions: first
//   broadcast_dimensions: last
//   B: alternative 1 (otherwise)
// legal 0 0: [[128.0,256.0],[8388608.0,16777216.0],[128.0,256.0],[128.0,256.0]]

module {
func.func @program(%arg0: tensor<4xf8E8M0FNU>) -> tensor<4xf8E8M0FNU> {
  %0 = chlo.broadcast_power %arg0, %arg0 {broadcast_dimensions = array<i64: 0>} : (tensor<4xf8E8M0FNU>, tensor<4xf8E8M0FNU>) -> tensor<4xf8E8M0FNU>
  return %0 : tensor<4xf8E8M0FNU>
}

  func.func @main(%input0: tensor<4xf8E8M0FNU>) {
    %r = func.call @program(%input0) : (tensor<4xf8E8M0FNU>) -> (tensor<4xf8E8M0FNU>)
    %v0 = stablehlo.convert %r : (tensor<4xf8E8M0FNU>) -> tensor<4xf64>
    %v1 = stablehlo.constant dense<[256.0, 16777216.0, 256.0, 256.0]> : tensor<4xf64>
    %v2 = stablehlo.constant dense<[128.0, 8388608.0, 128.0, 128.0]> : tensor<4xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<4xi1>
    check.expect_eq_const %v5, dense<true> : tensor<4xi1>
    func.return
  }
}
