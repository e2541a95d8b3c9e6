func.func private @twice(%x: tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>) {
  %0 = stablehlo.add %x, %x : tensor<2xi32>
  return %0, %x : tensor<2xi32>, tensor<2xi32>
}

func.func @main() {
  %a = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %0:2 = call @twice(%a) : (tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>)
  %1:2 = func.call @twice(%0#0) : (tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>)
  check.expect_eq_const %1#0, dense<[4, 8]> : tensor<2xi32>
  check.expect_eq_const %1#1, dense<[2, 4]> : tensor<2xi32>
  func.return
}
