func.func @main() {
  %l = stablehlo.constant dense<[[[[1], [2], [5], [6]], [[3], [4], [7], [8]], [[10], [11], [14], [15]], [[12], [13], [16], [17]]]]> : tensor<1x4x4x1xi64>
  %r = stablehlo.constant dense<1> : tensor<3x3x1x1xi64>
  %0 = stablehlo.convolution(%l, %r) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [4, 4], pad = [[0, 0], [0, 0]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x4x4x1xi64>, tensor<3x3x1x1xi64>) -> tensor<1x2x2x1xi64>
  check.expect_eq_const %0, dense<[[[[10], [26]], [[46], [62]]]]> : tensor<1x2x2x1xi64>
  func.return
}

// -----

func.func @main() {
  %a = stablehlo.constant dense<[[[1.0], [2.0], [-3.0]]]> : tensor<1x3x1xf8E4M3FN>
  %b = stablehlo.constant dense<[[[0.5]], [[4.0]]]> : tensor<2x1x1xf8E5M2>
  %r = stablehlo.convolution(%a, %b) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x3x1xf8E4M3FN>, tensor<2x1x1xf8E5M2>) -> tensor<1x2x1xf32>
  check.expect_eq_const %r, dense<[[[8.5], [-11.0]]]> : tensor<1x2x1xf32>
  %c = stablehlo.constant dense<[[[100], [100], [-3]]]> : tensor<1x3x1xi8>
  %d = stablehlo.constant dense<[[[100]], [[100]]]> : tensor<2x1x1xi8>
  %s = stablehlo.convolution(%c, %d) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x3x1xi8>, tensor<2x1x1xi8>) -> tensor<1x2x1xi32>
  check.expect_eq_const %s, dense<[[[20000], [9700]]]> : tensor<1x2x1xi32>
  func.return
}
