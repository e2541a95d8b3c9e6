// RUN: not stablehlo-opt %s
// breaks cross-replica-sum (X2)
//   type(operand) = type(result)

func.func @main(%arg0: tensor<2xf16>) -> tensor<1xf16> {
  %0 = "stablehlo.cross-replica-sum"(%arg0) <{replica_groups = dense<[[0]]> : tensor<1x1xi64>}> : (tensor<2xf16>) -> tensor<1xf16>
  return %0 : tensor<1xf16>
}
