from iree.compiler.api import Invocation, Session, Source

PROGRAM = """
func.func @main(%a: tensor<1xf4E2M1FN>) -> tensor<1xf4E2M1FN> {
  %0 = stablehlo.negate %a : tensor<1xf4E2M1FN>
  return %0 : tensor<1xf4E2M1FN>
}
"""
session = Session()
session.set_flags("--iree-input-type=stablehlo", "--iree-hal-target-backends=llvm-cpu", "--iree-llvmcpu-target-cpu=host")
invocation = Invocation(session)
invocation.parse_source(Source.wrap_buffer(session, PROGRAM.encode() + b"\0"))
invocation.execute()
