// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.dynamic_broadcast_in_dim on f8E4M3, exact values
//   S: rank 1
//   U: rank 0
//   T: low (otherwise)
//   E: f8E4M3
//   broadcast_dimensions: one
//   I: ui16
//   known_expanding_dimensions: absent
//   known_nonexpanding_dimensions: absent
// legal 0 0: ["nan",0.0,-0.5]

module {
func.func @program() -> tensor<3xf8E4M3> {
  %0 = stablehlo.constant dense<[0x7C, 0.0, -0.5]> : tensor<3xf8E4M3>
  %1 = stablehlo.constant dense<[3]> : tensor<1xui16>
  %2 = stablehlo.dynamic_broadcast_in_dim %0, %1, dims = [0] : (tensor<3xf8E4M3>, tensor<1xui16>) -> tensor<3xf8E4M3>
  return %2 : tensor<3xf8E4M3>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<3xf8E4M3>)
    %v0 = stablehlo.convert %r : (tensor<3xf8E4M3>) -> tensor<3xf64>
    %v1 = stablehlo.constant dense<[0xFFF0000000000000, 0.0, -0.5]> : tensor<3xf64>
    %v2 = stablehlo.constant dense<[0x7FF0000000000000, 0.0, -0.5]> : tensor<3xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<3xi1>
    %v6 = stablehlo.bitcast_convert %v0 : (tensor<3xf64>) -> tensor<3xi64>
    %v7 = stablehlo.constant dense<[9221120237041090560, 0, -4620693217682128896]> : tensor<3xi64>
    %v8 = stablehlo.compare EQ, %v6, %v7, SIGNED : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %v9 = stablehlo.constant dense<[false, true, false]> : tensor<3xi1>
    %v10 = stablehlo.select %v9, %v8, %v5 : tensor<3xi1>, tensor<3xi1>
    %v11 = stablehlo.constant dense<[true, false, false]> : tensor<3xi1>
    %v12 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %v13 = stablehlo.and %v12, %v11 : tensor<3xi1>
    %v14 = stablehlo.or %v10, %v13 : tensor<3xi1>
    check.expect_eq_const %v14, dense<true> : tensor<3xi1>
    func.return
  }
}
