// RUN: stablehlo-translate --interpret %s --args='[dense<[[[0.25, 0.75], [0.75, -1.0], [0.0, -0.75], [-0.75, 1.0], [-0.5, 0.25]]]> : tensor<1x5x2xf8E4M3>]'
// RUN: : @program
// stablehlo.reduce_precision on f8E4M3, exact values
//   S: rank 3+
//   S: has 1
//   E: f8E4M3
//   exponent_bits: near 1
// legal 0 0: [0.25,0.75,0.75,-1.0,0.0,-0.75,-0.75,1.0,-0.5,0.25]

module {
func.func @program(%arg0: tensor<1x5x2xf8E4M3>) -> tensor<1x5x2xf8E4M3> {
  %0 = stablehlo.reduce_precision %arg0, format = e5m2 : tensor<1x5x2xf8E4M3>
  return %0 : tensor<1x5x2xf8E4M3>
}

  func.func @main(%input0: tensor<1x5x2xf8E4M3>) {
    %r = func.call @program(%input0) : (tensor<1x5x2xf8E4M3>) -> (tensor<1x5x2xf8E4M3>)
    %v0 = stablehlo.convert %r : (tensor<1x5x2xf8E4M3>) -> tensor<1x5x2xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<1x5x2xf64>) -> tensor<1x5x2xi64>
    check.expect_eq_const %v1, dense<[[[4598175219545276416, 4604930618986332160], [4604930618986332160, -4616189618054758400], [0, -4618441417868443648], [-4618441417868443648, 4607182418800017408], [-4620693217682128896, 4598175219545276416]]]> : tensor<1x5x2xi64>
    func.return
  }
}
