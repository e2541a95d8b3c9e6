// RUN: : --args='[dense<1> : tensor<5xi8>, dense<4> : tensor<5xi8>]'

func.func @main(%a: tensor<5xi8>, %b: tensor<5xi8>) -> tensor<5xi8> {
  %0 = stablehlo.add %a, %b : tensor<5xi8>
  return %0 : tensor<5xi8>
}
