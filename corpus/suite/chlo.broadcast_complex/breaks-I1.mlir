// RUN: not stablehlo-opt %s
// breaks broadcast_complex (I1)
//   lhs is f32 | f64

func.func @main(%arg0: tensor<1xi8>, %arg1: tensor<4x1xi8>) -> tensor<4x1xcomplex<f64>> {
  %0 = "chlo.broadcast_complex"(%arg0, %arg1) : (tensor<1xi8>, tensor<4x1xi8>) -> tensor<4x1xcomplex<f64>>
  return %0 : tensor<4x1xcomplex<f64>>
}
