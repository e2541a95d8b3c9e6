// RUN: stablehlo-translate --interpret %s --args='[dense<[[true, false, false, true, true], [false, false, true, true, true], [true, true, true, false, true], [false, true, false, false, false]]> : tensor<4x5xi1>, dense<[[false, false]]> : tensor<1x2xi1>, dense<1> : tensor<i32>, dense<-1> : tensor<i32>]'
// RUN: : @program
// stablehlo.dynamic_update_slice on i1, exact values
//   S: rank 2
//   U: low + 1
//   E: i1
//   I: i32
// legal 0 0: [true,false,false,true,true,false,false,true,true,true,true,true,true,false,true,false,true,false,false,false]

module {
func.func @program(%arg0: tensor<4x5xi1>, %arg1: tensor<1x2xi1>, %arg2: tensor<i32>, %arg3: tensor<i32>) -> tensor<4x5xi1> {
  %0 = stablehlo.dynamic_update_slice %arg0, %arg1, %arg2, %arg3 : (tensor<4x5xi1>, tensor<1x2xi1>, tensor<i32>, tensor<i32>) -> tensor<4x5xi1>
  return %0 : tensor<4x5xi1>
}

  func.func @main(%input0: tensor<4x5xi1>, %input1: tensor<1x2xi1>, %input2: tensor<i32>, %input3: tensor<i32>) {
    %r = func.call @program(%input0, %input1, %input2, %input3) : (tensor<4x5xi1>, tensor<1x2xi1>, tensor<i32>, tensor<i32>) -> (tensor<4x5xi1>)
    check.expect_eq_const %r, dense<[[true, false, false, true, true], [false, false, true, true, true], [true, true, true, false, true], [false, true, false, false, false]]> : tensor<4x5xi1>
    func.return
  }
}
