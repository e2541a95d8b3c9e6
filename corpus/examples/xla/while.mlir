// While-1: a thousand turns
func.func @main() {
  %i = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %limit = stablehlo.constant dense<1000> : tensor<i32>
  %zeros = stablehlo.constant dense<0.0> : tensor<10xf32>
  %step = stablehlo.constant dense<0.5> : tensor<10xf32>
  %0:2 = stablehlo.while(%n = %i, %v = %zeros) : tensor<i32>, tensor<10xf32>
  cond {
    %p = stablehlo.compare LT, %n, %limit, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %m = stablehlo.add %n, %one : tensor<i32>
    %w = stablehlo.add %v, %step : tensor<10xf32>
    stablehlo.return %m, %w : tensor<i32>, tensor<10xf32>
  }
  check.expect_eq_const %0#0, dense<1000> : tensor<i32>
  check.expect_eq_const %0#1, dense<500.0> : tensor<10xf32>
  return
}

// -----

// While-2: no turn
func.func @main() {
  %i = stablehlo.constant dense<5> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %limit = stablehlo.constant dense<5> : tensor<i32>
  %zeros = stablehlo.constant dense<0.0> : tensor<10xf32>
  %step = stablehlo.constant dense<0.5> : tensor<10xf32>
  %0:2 = stablehlo.while(%n = %i, %v = %zeros) : tensor<i32>, tensor<10xf32>
  cond {
    %p = stablehlo.compare LT, %n, %limit, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %m = stablehlo.add %n, %one : tensor<i32>
    %w = stablehlo.add %v, %step : tensor<10xf32>
    stablehlo.return %m, %w : tensor<i32>, tensor<10xf32>
  }
  check.expect_eq_const %0#0, dense<5> : tensor<i32>
  check.expect_eq_const %0#1, dense<0.0> : tensor<10xf32>
  return
}
