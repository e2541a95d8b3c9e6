// RUN: stablehlo-translate --interpret %s --args='[dense<[0.75, 0.75]> : tensor<2xf8E4M3FNUZ>]'
// RUN: : @program
// stablehlo.select_and_scatter on f8E4M3FNUZ, exact values
//   S: rank 1
//   E: f8E4M3FNUZ
//   F: f8E4M3FNUZ
//   window_dimensions: low
//   window_strides: low
//   padding: 0
//   padding: positive
//   padding: near 1
//   padding: near 2 + 1
// legal 0 0: [[0.0,0.0],-0.5]

module {
func.func @program(%arg0: tensor<2xf8E4M3FNUZ>) -> tensor<2xf8E4M3FNUZ> {
  %0 = stablehlo.constant dense<[0.0, -0.5, 0.0, 0.0]> : tensor<4xf8E4M3FNUZ>
  %1 = stablehlo.constant dense<1.0> : tensor<f8E4M3FNUZ>
  %2 = "stablehlo.select_and_scatter"(%arg0, %0, %1) <{window_dimensions = array<i64: 1>, padding = dense<[[0, 2]]> : tensor<1x2xi64>}> ({
  ^bb0(%3: tensor<f8E4M3FNUZ>, %4: tensor<f8E4M3FNUZ>):
    %5 = stablehlo.constant dense<true> : tensor<i1>
    %6 = stablehlo.minimum %5, %5 : tensor<i1>
    stablehlo.return %6 : tensor<i1>
  }, {
  ^bb0(%7: tensor<f8E4M3FNUZ>, %8: tensor<f8E4M3FNUZ>):
    %9 = stablehlo.multiply %7, %8 : tensor<f8E4M3FNUZ>
    stablehlo.return %9 : tensor<f8E4M3FNUZ>
  }) : (tensor<2xf8E4M3FNUZ>, tensor<4xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<2xf8E4M3FNUZ>
  return %2 : tensor<2xf8E4M3FNUZ>
}

  func.func @main(%input0: tensor<2xf8E4M3FNUZ>) {
    %r = func.call @program(%input0) : (tensor<2xf8E4M3FNUZ>) -> (tensor<2xf8E4M3FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<2xf8E4M3FNUZ>) -> tensor<2xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<2xf64>) -> tensor<2xi64>
    check.expect_eq_const %v1, dense<[0, -4620693217682128896]> : tensor<2xi64>
    func.return
  }
}
