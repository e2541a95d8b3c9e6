// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[-0.25, 0.25, 0.25, 1.0], [-1.0, 0.5, -0.5, 0.75], [-0.5, 0.75, -1.0, 1.0], [-0.25, 1.0, 0.75, 1.0], [0.0, 1.0, 0.75, 0.5]]> : tensor<5x4xf8E4M3FNUZ>, dense<[[-3.0, -1.0, -4.0, 1.0]]> : tensor<1x4xf8E4M3FNUZ>]'
// RUN: : @program
// chlo.broadcast_divide on f8E4M3FNUZ, exact values
//   A: rank 2
//   E: f8E4M3FNUZ
//   broadcast_dimensions: given
//   broadcast_dimensions: first
//   broadcast_dimensions: last
//   B: alternative 1 (otherwise)
//   B: alternative 2 (otherwise)
// legal 0 0: [0.0859375,-0.25,-0.0625,1.0,0.34375,-0.5,0.125,0.75,0.171875,-0.75,0.25,1.0,0.0859375,-1.0,-0.1875,1.0,[0.0,0.0],-1.0,-0.1875,0.5]

module {
func.func @program(%arg0: tensor<5x4xf8E4M3FNUZ>, %arg1: tensor<1x4xf8E4M3FNUZ>) -> tensor<5x4xf8E4M3FNUZ> {
  %0 = chlo.broadcast_divide %arg0, %arg1 {broadcast_dimensions = array<i64: 0, 1>} : (tensor<5x4xf8E4M3FNUZ>, tensor<1x4xf8E4M3FNUZ>) -> tensor<5x4xf8E4M3FNUZ>
  return %0 : tensor<5x4xf8E4M3FNUZ>
}

  func.func @main(%input0: tensor<5x4xf8E4M3FNUZ>, %input1: tensor<1x4xf8E4M3FNUZ>) {
    %r = func.call @program(%input0, %input1) : (tensor<5x4xf8E4M3FNUZ>, tensor<1x4xf8E4M3FNUZ>) -> (tensor<5x4xf8E4M3FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<5x4xf8E4M3FNUZ>) -> tensor<5x4xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<5x4xf64>) -> tensor<5x4xi64>
    check.expect_eq_const %v1, dense<[[4590856870150799360, -4625196817309499392, -4634204016564240384, 4607182418800017408], [4599864069405540352, -4620693217682128896, 4593671619917905920, 4604930618986332160], [4595360469778169856, -4618441417868443648, 4598175219545276416, 4607182418800017408], [4590856870150799360, -4616189618054758400, -4627448617123184640, 4607182418800017408], [0, -4616189618054758400, -4627448617123184640, 4602678819172646912]]> : tensor<5x4xi64>
    func.return
  }
}
