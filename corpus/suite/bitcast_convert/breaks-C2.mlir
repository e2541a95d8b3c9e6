// RUN: not stablehlo-opt %s
// breaks bitcast_convert (C2)
//   is_complex(operand) or is_complex(result) => is_complex(operand) and is_complex(result)

func.func @main(%arg0: tensor<complex<f32>>) -> tensor<ui64> {
  %0 = "stablehlo.bitcast_convert"(%arg0) : (tensor<complex<f32>>) -> tensor<ui64>
  return %0 : tensor<ui64>
}
