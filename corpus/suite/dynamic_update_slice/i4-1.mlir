// RUN: stablehlo-translate --interpret %s --args='[dense<[2, -5, 0, 4, -4]> : tensor<5xi4>]'
// RUN: : @program
// stablehlo.dynamic_update_slice on i4, special values
//   S: rank 1
//   U: low
//   E: i4
//   I: i4
// legal 0 0: [2,-5,0,4,-4]

module {
func.func @program(%arg0: tensor<5xi4>) -> tensor<5xi4> {
  %0 = stablehlo.constant dense<> : tensor<0xi4>
  %1 = stablehlo.constant dense<-1> : tensor<i4>
  %2 = stablehlo.dynamic_update_slice %arg0, %0, %1 : (tensor<5xi4>, tensor<0xi4>, tensor<i4>) -> tensor<5xi4>
  return %2 : tensor<5xi4>
}

  func.func @main(%input0: tensor<5xi4>) {
    %r = func.call @program(%input0) : (tensor<5xi4>) -> (tensor<5xi4>)
    check.expect_eq_const %r, dense<[2, -5, 0, 4, -4]> : tensor<5xi4>
    func.return
  }
}
