// RUN: stablehlo-translate --interpret %s --args='[dense<[[[11, 100], [1, -15], [-12, 7], [64, -67], [-69, -75]], [[-127, -91], [-74, -31], [0, 100], [70, 1], [-128, 0]], [[76, -96], [-101, -114], [-128, 127], [-97, 64], [-128, 47]], [[1, -16], [-63, -1], [2, -14], [-25, 87], [-128, -125]]]> : tensor<4x5x2xi8>]'
// RUN: : @program
// stablehlo.count_leading_zeros on i8, exact values
//   S: rank 3+
//   E: i8
// legal 0 0: [4,1,7,0,0,5,1,0,0,0,0,0,0,0,8,1,1,7,0,8,1,0,0,0,0,1,0,1,0,2,7,0,0,0,6,0,0,1,0,0]

module {
func.func @program(%arg0: tensor<4x5x2xi8>) -> tensor<4x5x2xi8> {
  %0 = stablehlo.count_leading_zeros %arg0 : tensor<4x5x2xi8>
  return %0 : tensor<4x5x2xi8>
}

  func.func @main(%input0: tensor<4x5x2xi8>) {
    %r = func.call @program(%input0) : (tensor<4x5x2xi8>) -> (tensor<4x5x2xi8>)
    check.expect_eq_const %r, dense<[[[4, 1], [7, 0], [0, 5], [1, 0], [0, 0]], [[0, 0], [0, 0], [8, 1], [1, 7], [0, 8]], [[1, 0], [0, 0], [0, 1], [0, 1], [0, 2]], [[7, 0], [0, 0], [6, 0], [0, 1], [0, 0]]]> : tensor<4x5x2xi8>
    func.return
  }
}
