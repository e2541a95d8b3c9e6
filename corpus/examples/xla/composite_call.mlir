// CompositeCall-1: the composite of the HLO text `call(cst), is_composite=true`, `composite.name="foo.bar"`
func.func private @computation(%x: tensor<f32>) -> tensor<f32> {
  %0 = stablehlo.add %x, %x : tensor<f32>
  return %0 : tensor<f32>
}

func.func @main() {
  %cst = stablehlo.constant dense<1.5> : tensor<f32>
  %0 = stablehlo.composite "foo.bar" %cst {composite_attributes = {n = 1 : i32, tensor = dense<1> : tensor<i32>}, decomposition = @computation, version = 1 : i32} : (tensor<f32>) -> tensor<f32>
  check.expect_eq_const %0, dense<3.0> : tensor<f32>
  return
}
