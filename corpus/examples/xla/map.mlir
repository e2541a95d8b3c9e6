// Map-1: the type of the result may be another
func.func @main() {
  %a = stablehlo.constant dense<[[0, 1], [2, 3]]> : tensor<2x2xi32>
  %b = stablehlo.constant dense<[[4, 5], [6, 7]]> : tensor<2x2xi32>
  %0 = "stablehlo.map"(%a, %b) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %one = stablehlo.constant dense<1> : tensor<i32>
    %p = stablehlo.multiply %x, %y : tensor<i32>
    %q = stablehlo.add %p, %one : tensor<i32>
    stablehlo.return %q : tensor<i32>
  }) : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
  check.expect_eq_const %0, dense<[[1, 6], [13, 22]]> : tensor<2x2xi32>
  %1 = "stablehlo.map"(%b, %a) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %p = stablehlo.compare LT, %x, %y, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  }) : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
  check.expect_eq_const %1, dense<[[false, false], [false, false]]> : tensor<2x2xi1>
  return
}
