// RUN: stablehlo-translate --interpret %s --args='[dense<[-1, 0, 1, -1, 1]> : tensor<5xi2>]'
// RUN: : @program
// stablehlo.sort on i2, envelope values
//   N: low + 1
//   S: rank 1
//   E: i2
//   dimension: low
//   is_stable: true
// legal 0 0: [1,1,0,-1,-1]
// legal 0 1: [1,1,0,-1,-1]

module {
func.func @program(%arg0: tensor<5xi2>) -> (tensor<5xi2>, tensor<5xi2>) {
  %0, %1 = "stablehlo.sort"(%arg0, %arg0) <{is_stable = true}> ({
  ^bb0(%2: tensor<i2>, %3: tensor<i2>, %4: tensor<i2>, %5: tensor<i2>):
    %6 = stablehlo.compare GT, %2, %3 : (tensor<i2>, tensor<i2>) -> tensor<i1>
    stablehlo.return %6 : tensor<i1>
  }) : (tensor<5xi2>, tensor<5xi2>) -> (tensor<5xi2>, tensor<5xi2>)
  return %1, %0 : tensor<5xi2>, tensor<5xi2>
}

  func.func @main(%input0: tensor<5xi2>) {
    %r:2 = func.call @program(%input0) : (tensor<5xi2>) -> (tensor<5xi2>, tensor<5xi2>)
    check.expect_eq_const %r#0, dense<[1, 1, 0, -1, -1]> : tensor<5xi2>
    check.expect_eq_const %r#1, dense<[1, 1, 0, -1, -1]> : tensor<5xi2>
    func.return
  }
}
