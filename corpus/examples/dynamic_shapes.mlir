// Shapes that come of values: of a size that is read, of a function that is called with two shapes.
func.func private @repeated(%a: tensor<?xi32>, %times: tensor<i32>) -> tensor<?x?xi32> {
  %0 = stablehlo.get_dimension_size %a, dim = 0 : (tensor<?xi32>) -> tensor<i32>
  %1 = stablehlo.reshape %0 : (tensor<i32>) -> tensor<1xi32>
  %2 = stablehlo.reshape %times : (tensor<i32>) -> tensor<1xi32>
  %3 = stablehlo.concatenate %2, %1, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %4 = stablehlo.dynamic_broadcast_in_dim %a, %3, dims = [1] : (tensor<?xi32>, tensor<2xi32>) -> tensor<?x?xi32>
  %5 = stablehlo.dynamic_iota %3, dim = 0 : (tensor<2xi32>) -> tensor<?x?xi32>
  %6 = stablehlo.add %4, %5 : tensor<?x?xi32>
  return %6 : tensor<?x?xi32>
}

func.func @main() {
  %n = stablehlo.constant dense<2> : tensor<i32>
  %b = stablehlo.constant dense<[5, 6, 7]> : tensor<3xi32>
  %begin = stablehlo.constant dense<0> : tensor<1xi32>
  %stride = stablehlo.constant dense<1> : tensor<1xi32>
  %end = stablehlo.reshape %n : (tensor<i32>) -> tensor<1xi32>
  %a = stablehlo.real_dynamic_slice %b, %begin, %end, %stride : (tensor<3xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<?xi32>
  %0 = call @repeated(%a, %n) : (tensor<?xi32>, tensor<i32>) -> tensor<?x?xi32>
  %all = stablehlo.set_dimension_size %b, %n, dim = 0 : (tensor<3xi32>, tensor<i32>) -> tensor<?xi32>
  %1 = call @repeated(%all, %n) : (tensor<?xi32>, tensor<i32>) -> tensor<?x?xi32>
  %wanted = stablehlo.constant dense<[[5, 6], [6, 7]]> : tensor<2x2xi32>
  check.expect_eq %0, %1 : tensor<?x?xi32>
  %2 = stablehlo.convert %0 : (tensor<?x?xi32>) -> tensor<2x2xi32>
  check.expect_eq %2, %wanted : tensor<2x2xi32>
  %3 = stablehlo.compare GE, %n, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
  stablehlo.custom_call @shape_assertion(%3, %n) {api_version = 2 : i32, error_message = "size {0}", has_side_effect = true} : (tensor<i1>, tensor<i32>) -> ()
  return
}
