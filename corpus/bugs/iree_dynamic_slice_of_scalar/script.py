from iree.compiler.api import Invocation, Session, Source

PROGRAM = """
func.func @main(%a: tensor<f32>) -> tensor<f32> {
  %0 = stablehlo.dynamic_slice %a, sizes = [] : (tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}
"""
session = Session()
session.set_flags("--iree-input-type=stablehlo", "--iree-hal-target-backends=llvm-cpu", "--iree-llvmcpu-target-cpu=host")
invocation = Invocation(session)
invocation.parse_source(Source.wrap_buffer(session, PROGRAM.encode() + b"\0"))
invocation.execute()
