// RUN: not stablehlo-opt %s
// breaks dynamic_iota (O1)
//   result is int | float | complex

func.func @main(%arg0: tensor<3xi8>) -> !stablehlo.token {
  %0 = "stablehlo.dynamic_iota"(%arg0) <{iota_dimension = 1 : i64}> : (tensor<3xi8>) -> !stablehlo.token
  return %0 : !stablehlo.token
}
