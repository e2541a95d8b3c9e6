// Comparators: strict weak orders over elements of type E.
func.func @ascending(%a: tensor<E>, %b: tensor<E>) -> tensor<i1> {
  %r = stablehlo.compare LT, %a, %b : (tensor<E>, tensor<E>) -> tensor<i1>
  return %r : tensor<i1>
}
// -----
func.func @descending(%a: tensor<E>, %b: tensor<E>) -> tensor<i1> {
  %r = stablehlo.compare GT, %a, %b : (tensor<E>, tensor<E>) -> tensor<i1>
  return %r : tensor<i1>
}
// -----
func.func @ascending_total(%a: tensor<E>, %b: tensor<E>) -> tensor<i1> {
  %r = stablehlo.compare LT, %a, %b, TOTALORDER : (tensor<E>, tensor<E>) -> tensor<i1>
  return %r : tensor<i1>
}
