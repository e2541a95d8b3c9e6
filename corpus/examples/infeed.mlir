func.func @fed(%t: !stablehlo.token) -> (tensor<2xi32>, tensor<2xi32>, !stablehlo.token) {
  %a:2 = "stablehlo.infeed"(%t) <{infeed_config = ""}> : (!stablehlo.token) -> (tensor<2xi32>, !stablehlo.token)
  %b:2 = "stablehlo.infeed"(%a#1) <{infeed_config = ""}> : (!stablehlo.token) -> (tensor<2xi32>, !stablehlo.token)
  %both = stablehlo.after_all %a#1, %b#1 : !stablehlo.token
  %out = "stablehlo.outfeed"(%b#0, %both) <{outfeed_config = ""}> : (tensor<2xi32>, !stablehlo.token) -> !stablehlo.token
  return %a#0, %b#0, %out : tensor<2xi32>, tensor<2xi32>, !stablehlo.token
}
func.func @first() -> tensor<2xi32> {
  %0 = stablehlo.constant dense<[3, 1]> : tensor<2xi32>
  return %0 : tensor<2xi32>
}
func.func @second() -> tensor<2xi32> {
  %0 = stablehlo.constant dense<[4, 1]> : tensor<2xi32>
  return %0 : tensor<2xi32>
}
func.func @main() {
  %t = stablehlo.create_token : !stablehlo.token
  %r:3 = "interpreter.run_parallel"(%t) {infeed = [@first, @second], programs = [[@fed]]} : (!stablehlo.token) -> (tensor<2xi32>, tensor<2xi32>, !stablehlo.token)
  check.expect_eq_const %r#0, dense<[3, 1]> : tensor<2xi32>
  check.expect_eq_const %r#1, dense<[4, 1]> : tensor<2xi32>
  return
}
