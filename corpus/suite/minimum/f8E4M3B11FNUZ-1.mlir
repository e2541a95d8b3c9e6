// RUN: stablehlo-translate --interpret %s --args='[dense<[[0.0], [2.0], [0.0], [0.0]]> : tensor<4x1xf8E4M3B11FNUZ>, dense<[[0.75], [1.0], [0.75], [-0.5]]> : tensor<4x1xf8E4M3B11FNUZ>]'
// RUN: : @program
// stablehlo.minimum on f8E4M3B11FNUZ, exact values
//   S: rank 2
//   S: has 1
//   E: f8E4M3B11FNUZ
// legal 0 0: [[0.0,0.0],1.0,[0.0,0.0],-0.5]

module {
func.func @program(%arg0: tensor<4x1xf8E4M3B11FNUZ>, %arg1: tensor<4x1xf8E4M3B11FNUZ>) -> tensor<4x1xf8E4M3B11FNUZ> {
  %0 = stablehlo.minimum %arg0, %arg1 : tensor<4x1xf8E4M3B11FNUZ>
  return %0 : tensor<4x1xf8E4M3B11FNUZ>
}

  func.func @main(%input0: tensor<4x1xf8E4M3B11FNUZ>, %input1: tensor<4x1xf8E4M3B11FNUZ>) {
    %r = func.call @program(%input0, %input1) : (tensor<4x1xf8E4M3B11FNUZ>, tensor<4x1xf8E4M3B11FNUZ>) -> (tensor<4x1xf8E4M3B11FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<4x1xf8E4M3B11FNUZ>) -> tensor<4x1xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<4x1xf64>) -> tensor<4x1xi64>
    check.expect_eq_const %v1, dense<[[0], [4607182418800017408], [0], [-4620693217682128896]]> : tensor<4x1xi64>
    func.return
  }
}
