// Conditional-1: an index that is negative or too large takes the last branch
func.func private @branches(%index: tensor<i32>) -> tensor<i32> {
  %ten = stablehlo.constant dense<10> : tensor<i32>
  %twenty = stablehlo.constant dense<20> : tensor<i32>
  %thirty = stablehlo.constant dense<30> : tensor<i32>
  %0 = "stablehlo.case"(%index) ({
    stablehlo.return %ten : tensor<i32>
  }, {
    stablehlo.return %twenty : tensor<i32>
  }, {
    stablehlo.return %thirty : tensor<i32>
  }) : (tensor<i32>) -> tensor<i32>
  return %0 : tensor<i32>
}

func.func @main() {
  %i0 = stablehlo.constant dense<0> : tensor<i32>
  %0 = call @branches(%i0) : (tensor<i32>) -> tensor<i32>
  check.expect_eq_const %0, dense<10> : tensor<i32>
  %i1 = stablehlo.constant dense<1> : tensor<i32>
  %1 = call @branches(%i1) : (tensor<i32>) -> tensor<i32>
  check.expect_eq_const %1, dense<20> : tensor<i32>
  %i2 = stablehlo.constant dense<2> : tensor<i32>
  %2 = call @branches(%i2) : (tensor<i32>) -> tensor<i32>
  check.expect_eq_const %2, dense<30> : tensor<i32>
  %i3 = stablehlo.constant dense<3> : tensor<i32>
  %3 = call @branches(%i3) : (tensor<i32>) -> tensor<i32>
  check.expect_eq_const %3, dense<30> : tensor<i32>
  %i4 = stablehlo.constant dense<-1> : tensor<i32>
  %4 = call @branches(%i4) : (tensor<i32>) -> tensor<i32>
  check.expect_eq_const %4, dense<30> : tensor<i32>
  %i5 = stablehlo.constant dense<2147483647> : tensor<i32>
  %5 = call @branches(%i5) : (tensor<i32>) -> tensor<i32>
  check.expect_eq_const %5, dense<30> : tensor<i32>
  %i6 = stablehlo.constant dense<-2147483648> : tensor<i32>
  %6 = call @branches(%i6) : (tensor<i32>) -> tensor<i32>
  check.expect_eq_const %6, dense<30> : tensor<i32>
  return
}
