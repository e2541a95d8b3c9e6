func.func @reduced() -> tensor<2xi64> {
  %id = stablehlo.replica_id : tensor<ui32>
  %n = stablehlo.convert %id : (tensor<ui32>) -> tensor<i64>
  %a = stablehlo.broadcast_in_dim %n, dims = [] : (tensor<i64>) -> tensor<2xi64>
  %f = "stablehlo.async_start"(%a) ({
  ^bb0(%x: tensor<2xi64>):
    %s = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1, 2]]> : tensor<1x3xi64>}> ({
    ^bb0(%p: tensor<i64>, %q: tensor<i64>):
      %0 = stablehlo.add %p, %q : tensor<i64>
      stablehlo.return %0 : tensor<i64>
    }) : (tensor<2xi64>) -> tensor<2xi64>
    stablehlo.return %s : tensor<2xi64>
  }) : (tensor<2xi64>) -> !stablehlo.future<tensor<2xi64>>
  %r = "stablehlo.async_done"(%f) : (!stablehlo.future<tensor<2xi64>>) -> tensor<2xi64>
  return %r : tensor<2xi64>
}
func.func @main() {
  %r:3 = "interpreter.run_parallel"() {programs = [[@reduced], [@reduced], [@reduced]]} : () -> (tensor<2xi64>, tensor<2xi64>, tensor<2xi64>)
  check.expect_eq_const %r#0, dense<3> : tensor<2xi64>
  check.expect_eq_const %r#2, dense<3> : tensor<2xi64>
  %c = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %f = "stablehlo.async_start"(%c) ({
  ^bb0(%x: tensor<4xi32>):
    %s = stablehlo.slice %x [1:4:2] : (tensor<4xi32>) -> tensor<2xi32>
    stablehlo.return %s : tensor<2xi32>
  }) : (tensor<4xi32>) -> !stablehlo.future<tensor<2xi32>>
  %d = "stablehlo.async_done"(%f) : (!stablehlo.future<tensor<2xi32>>) -> tensor<2xi32>
  check.expect_eq_const %d, dense<[2, 4]> : tensor<2xi32>
  return
}
