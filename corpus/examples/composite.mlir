// What is composed is its decomposition; the region tells of an op that had a body, and nothing runs it.
func.func @decomposition(%a: tensor<2xi32>) -> tensor<2xi32> {
  %0 = stablehlo.add %a, %a : tensor<2xi32>
  return %0 : tensor<2xi32>
}

func.func @main() {
  %a = stablehlo.constant dense<[3, 4]> : tensor<2xi32>
  %0 = "stablehlo.composite"(%a) <{name = "my.op", decomposition = @decomposition, version = 1 : i32}> ({
^bb0(%x: tensor<i32>):
  %s = stablehlo.multiply %x, %x : tensor<i32>
  stablehlo.return %s : tensor<i32>
}) : (tensor<2xi32>) -> tensor<2xi32>
  check.expect_eq_const %0, dense<[6, 8]> : tensor<2xi32>
  func.return
}
