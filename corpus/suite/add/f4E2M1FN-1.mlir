// RUN: stablehlo-translate --interpret %s --args='[dense<[[-6.0, 0.5, 0.5, 6.0], [-1.0, -1.0, -3.0, 1.0], [-6.0, 3.0, -0.0, -0.5], [1.0, 1.0, 1.0, 0.0]]> : tensor<4x4xf4E2M1FN>]'
// RUN: : @program
// stablehlo.add on f4E2M1FN, special values
//   S: rank 2
//   E: f4E2M1FN
// legal 0 0: [-6.0,1.0,1.0,6.0,-2.0,-2.0,-6.0,2.0,-6.0,6.0,-0.0,-1.0,2.0,2.0,2.0,0.0]

module {
func.func @program(%arg0: tensor<4x4xf4E2M1FN>) -> tensor<4x4xf4E2M1FN> {
  %0 = stablehlo.add %arg0, %arg0 : tensor<4x4xf4E2M1FN>
  return %0 : tensor<4x4xf4E2M1FN>
}

  func.func @main(%input0: tensor<4x4xf4E2M1FN>) {
    %r = func.call @program(%input0) : (tensor<4x4xf4E2M1FN>) -> (tensor<4x4xf4E2M1FN>)
    %v0 = stablehlo.convert %r : (tensor<4x4xf4E2M1FN>) -> tensor<4x4xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<4x4xf64>) -> tensor<4x4xi64>
    check.expect_eq_const %v1, dense<[[-4604930618986332160, 4607182418800017408, 4607182418800017408, 4618441417868443648], [-4611686018427387904, -4611686018427387904, -4604930618986332160, 4611686018427387904], [-4604930618986332160, 4618441417868443648, -9223372036854775808, -4616189618054758400], [4611686018427387904, 4611686018427387904, 4611686018427387904, 0]]> : tensor<4x4xi64>
    func.return
  }
}
