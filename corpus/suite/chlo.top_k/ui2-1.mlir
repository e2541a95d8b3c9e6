// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[1, 0, 1, 1, 1], [1, 0, 1, 1, 1], [1, 1, 1, 0, 0], [1, 0, 0, 0, 1], [1, 0, 1, 0, 1]]> : tensor<5x5xui2>]'
// RUN: : @program
// chlo.top_k on ui2, envelope values
//   S: rank 1
//   n: more
//   E: ui2
//   k: high
//   is_stable: false
// legal 0 0: [{"any of":[0,[2,4]]},{"any of":[0,[2,4]]},{"any of":[0,[2,4]]},{"any of":[0,[2,4]]},1,{"any of":[0,[2,4]]},{"any of":[0,[2,4]]},{"any of":[0,[2,4]]},{"any of":[0,[2,4]]},1,[0,2],[0,2],[0,2],[3,4],[3,4],{"any of":[0,4]},{"any of":[0,4]},[1,3],[1,3],[1,3],{"any of":[0,2,4]},{"any of":[0,2,4]},{"any of":[0,2,4]},{"any of":[1,3]},{"any of":[1,3]}]
// legal 0 1: [1,1,1,1,0,1,1,1,1,0,1,1,1,0,0,1,1,0,0,0,1,1,1,0,0]

module {
func.func @program(%arg0: tensor<5x5xui2>) -> (tensor<5x5xi32>, tensor<5x5xui2>) {
  %0, %1 = chlo.top_k(%arg0, k = 5, is_stable = false) : tensor<5x5xui2> -> (tensor<5x5xui2>, tensor<5x5xi32>)
  return %1, %0 : tensor<5x5xi32>, tensor<5x5xui2>
}

  func.func @main(%input0: tensor<5x5xui2>) {
    %r:2 = func.call @program(%input0) : (tensor<5x5xui2>) -> (tensor<5x5xi32>, tensor<5x5xui2>)
    %v0 = stablehlo.constant dense<[[4, 4, 4, 4, 1], [4, 4, 4, 4, 1], [2, 2, 2, 4, 4], [4, 4, 3, 3, 3], [4, 4, 4, 3, 3]]> : tensor<5x5xi32>
    %v1 = stablehlo.constant dense<[[0, 0, 0, 0, 1], [0, 0, 0, 0, 1], [0, 0, 0, 3, 3], [0, 0, 1, 1, 1], [0, 0, 0, 1, 1]]> : tensor<5x5xi32>
    %v2 = stablehlo.compare GE, %r#0, %v1, SIGNED : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
    %v3 = stablehlo.compare LE, %r#0, %v0, SIGNED : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<5x5xi1>
    %v5 = stablehlo.constant dense<[[0, 0, 0, 0, 1], [0, 0, 0, 0, 1], [0, 0, 0, 3, 3], [0, 0, 1, 1, 1], [0, 0, 0, 1, 1]]> : tensor<5x5xi32>
    %v6 = stablehlo.compare LE, %r#0, %v5, SIGNED : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
    %v7 = stablehlo.constant dense<[[2, 2, 2, 2, 1], [2, 2, 2, 2, 1], [0, 0, 0, 3, 3], [4, 4, 1, 1, 1], [2, 2, 2, 3, 3]]> : tensor<5x5xi32>
    %v8 = stablehlo.compare GE, %r#0, %v7, SIGNED : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
    %v9 = stablehlo.or %v6, %v8 : tensor<5x5xi1>
    %v10 = stablehlo.and %v4, %v9 : tensor<5x5xi1>
    %v11 = stablehlo.constant dense<[[0, 0, 0, 0, 1], [0, 0, 0, 0, 1], [0, 0, 0, 3, 3], [0, 0, 1, 1, 1], [2, 2, 2, 1, 1]]> : tensor<5x5xi32>
    %v12 = stablehlo.compare LE, %r#0, %v11, SIGNED : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
    %v13 = stablehlo.constant dense<[[0, 0, 0, 0, 1], [0, 0, 0, 0, 1], [0, 0, 0, 3, 3], [0, 0, 1, 1, 1], [4, 4, 4, 1, 1]]> : tensor<5x5xi32>
    %v14 = stablehlo.compare GE, %r#0, %v13, SIGNED : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
    %v15 = stablehlo.or %v12, %v14 : tensor<5x5xi1>
    %v16 = stablehlo.and %v10, %v15 : tensor<5x5xi1>
    check.expect_eq_const %v16, dense<true> : tensor<5x5xi1>
    check.expect_eq_const %r#1, dense<[[1, 1, 1, 1, 0], [1, 1, 1, 1, 0], [1, 1, 1, 0, 0], [1, 1, 0, 0, 0], [1, 1, 1, 0, 0]]> : tensor<5x5xui2>
    func.return
  }
}
