import jax, numpy as np
from jaxlib import xla_client as xc

jax.config.update("jax_enable_x64", True)
PROGRAM = """
func.func @main(%s: tensor<0x1xf32>) -> tensor<5x1xf32> {
  %a = stablehlo.constant dense<0.0> : tensor<5x1xf32>
  %z = stablehlo.constant dense<3.0> : tensor<f32>
  %0 = "stablehlo.select_and_scatter"(%a, %s, %z) <{window_dimensions = array<i64: 1, 1>, padding = dense<[[-1, -4], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %1 = stablehlo.compare GE, %p, %q : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  }, {
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %1 = stablehlo.minimum %p, %q : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<5x1xf32>, tensor<0x1xf32>, tensor<f32>) -> tensor<5x1xf32>
  return %0 : tensor<5x1xf32>
}
"""
device = jax.devices("cpu")[0]
program = device.client.compile_and_load(PROGRAM, xc.DeviceList((device,)), xc.CompileOptions())
arguments = [jax.device_put(x, device) for x in [np.zeros((0, 1), np.float32)]]
got = np.asarray(program.execute_sharded(arguments).disassemble_into_single_device_arrays()[0][0])
print(jax.__version__, got)
assert np.array_equal(got, np.full((5, 1), 3)), got
