// ScaledDot-1: one scale for two neighbours along the contracted dimension
func.func private @ScaledDot(%lhs: tensor<2x4xf8E4M3FN>, %rhs: tensor<4x2xf8E4M3FN>, %lhs_scale: tensor<2x2xf8E8M0FNU>, %rhs_scale: tensor<2x2xf8E8M0FNU>) -> tensor<2x2xf32> {
  %l = stablehlo.convert %lhs : (tensor<2x4xf8E4M3FN>) -> tensor<2x4xf32>
  %r = stablehlo.convert %rhs : (tensor<4x2xf8E4M3FN>) -> tensor<4x2xf32>
  %ls = stablehlo.convert %lhs_scale : (tensor<2x2xf8E8M0FNU>) -> tensor<2x2xf32>
  %rs = stablehlo.convert %rhs_scale : (tensor<2x2xf8E8M0FNU>) -> tensor<2x2xf32>
  %lb = stablehlo.broadcast_in_dim %ls, dims = [0, 1] : (tensor<2x2xf32>) -> tensor<2x2x2xf32>
  %rb = stablehlo.broadcast_in_dim %rs, dims = [0, 2] : (tensor<2x2xf32>) -> tensor<2x2x2xf32>
  %lf = stablehlo.reshape %lb : (tensor<2x2x2xf32>) -> tensor<2x4xf32>
  %rf = stablehlo.reshape %rb : (tensor<2x2x2xf32>) -> tensor<4x2xf32>
  %a = stablehlo.multiply %l, %lf : tensor<2x4xf32>
  %b = stablehlo.multiply %r, %rf : tensor<4x2xf32>
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<2x4xf32>, tensor<4x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}

func.func @main() {
  %l = stablehlo.constant dense<[[1.0, 2.0, 3.0, 4.0], [1.0, 1.0, 1.0, 1.0]]> : tensor<2x4xf8E4M3FN>
  %r = stablehlo.constant dense<[[1.0, 0.0], [0.0, 1.0], [1.0, 1.0], [2.0, 0.0]]> : tensor<4x2xf8E4M3FN>
  %ls = stablehlo.constant dense<[[2.0, 1.0], [0.5, 4.0]]> : tensor<2x2xf8E8M0FNU>
  %rs = stablehlo.constant dense<[[1.0, 2.0], [4.0, 1.0]]> : tensor<2x2xf8E8M0FNU>
  %0 = call @ScaledDot(%l, %r, %ls, %rs) : (tensor<2x4xf8E4M3FN>, tensor<4x2xf8E4M3FN>, tensor<2x2xf8E8M0FNU>, tensor<2x2xf8E8M0FNU>) -> tensor<2x2xf32>
  check.expect_eq_const %0, dense<[[46.0, 11.0], [48.5, 5.0]]> : tensor<2x2xf32>
  return
}
