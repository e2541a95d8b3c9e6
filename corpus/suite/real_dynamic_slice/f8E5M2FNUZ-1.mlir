// RUN: stablehlo-translate --interpret %s --args='[dense<[7.0, 0x80, -2.0, 0x80]> : tensor<4xf8E5M2FNUZ>]'
// RUN: : @program
// stablehlo.real_dynamic_slice on f8E5M2FNUZ, special values
//   S: rank 1
//   E: f8E5M2FNUZ
//   limit: low + 1
//   limit: high
//   stride: low + 1
//   I: i8
// legal 0 0: ["nan"]

module {
func.func @program(%arg0: tensor<4xf8E5M2FNUZ>) -> tensor<1xf8E5M2FNUZ> {
  %0 = stablehlo.constant dense<[3]> : tensor<1xi8>
  %1 = stablehlo.constant dense<[4]> : tensor<1xi8>
  %2 = stablehlo.constant dense<[2]> : tensor<1xi8>
  %3 = stablehlo.real_dynamic_slice %arg0, %0, %1, %2 : (tensor<4xf8E5M2FNUZ>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<1xf8E5M2FNUZ>
  return %3 : tensor<1xf8E5M2FNUZ>
}

  func.func @main(%input0: tensor<4xf8E5M2FNUZ>) {
    %r = func.call @program(%input0) : (tensor<4xf8E5M2FNUZ>) -> (tensor<1xf8E5M2FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<1xf8E5M2FNUZ>) -> tensor<1xf64>
    %v1 = stablehlo.constant dense<0xFFF0000000000000> : tensor<1xf64>
    %v2 = stablehlo.constant dense<0x7FF0000000000000> : tensor<1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<1xi1>
    %v6 = stablehlo.constant dense<true> : tensor<1xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<1xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<1xi1>
    check.expect_eq_const %v9, dense<true> : tensor<1xi1>
    func.return
  }
}
