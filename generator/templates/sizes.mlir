// How programs compute shapes of sizes. NUMBER is the type of a number, ELEMENT that of a list of one, LIST and TABLE
// those of more; X is the type of a tensor, OPEN that of one with dimensions that are not known, D a dimension.
func.func @size(%x: X) -> NUMBER {
  %n = stablehlo.get_dimension_size %x, dim = D : (X) -> tensor<i32>
  %r = stablehlo.convert %n : (tensor<i32>) -> NUMBER
  return %r : NUMBER
}
// -----
func.func @size.i32(%x: X) -> NUMBER {
  %n = stablehlo.get_dimension_size %x, dim = D : (X) -> NUMBER
  return %n : NUMBER
}
// -----
func.func @product(%a: NUMBER, %b: NUMBER) -> NUMBER {
  %r = stablehlo.multiply %a, %b : NUMBER
  return %r : NUMBER
}
// -----
func.func @sum(%a: NUMBER, %b: NUMBER) -> NUMBER {
  %r = stablehlo.add %a, %b : NUMBER
  return %r : NUMBER
}
// -----
func.func @element(%n: NUMBER) -> ELEMENT {
  %r = stablehlo.reshape %n : (NUMBER) -> ELEMENT
  return %r : ELEMENT
}
// -----
func.func @list(PARAMETERS) -> LIST {
  %r = stablehlo.concatenate ARGUMENTS, dim = 0 : (TYPES) -> LIST
  return %r : LIST
}
// -----
func.func @table(%n: LIST) -> TABLE {
  %r = stablehlo.reshape %n : (LIST) -> TABLE
  return %r : TABLE
}
// -----
// All sizes known again.
func.func @closed(%x: OPEN) -> X {
  %r = stablehlo.reshape %x : (OPEN) -> X
  return %r : X
}
